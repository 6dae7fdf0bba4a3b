# mw_qml_module(<target> <Name> [SINGLETONS x.qml ...] [QML x.qml ...] [SOURCES x.h x.cpp ...] [RESOURCES ...]
#               [DEPENDENCIES QtQuick ...]): the static QML module Meeplewright.<Name>.
# Its build folder mirrors its name, so that qmllint and programs in the build folder find it; installed
# programs find it by addImportPath(":/qt/qml").
function(mw_qml_module target name)
    cmake_parse_arguments(ARG "" "" "SINGLETONS;QML;SOURCES;RESOURCES;DEPENDENCIES" ${ARGN})
    if(ARG_SINGLETONS)
        # Before qt_add_qml_module, or the singleton's properties are undefined without an error.
        set_source_files_properties(${ARG_SINGLETONS} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
    set(arguments URI Meeplewright.${name} VERSION 1.0 RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml-modules/Meeplewright/${name}
        IMPORT_PATH ${CMAKE_BINARY_DIR}/qml-modules)
    foreach(list SOURCES RESOURCES DEPENDENCIES)
        if(ARG_${list})
            list(APPEND arguments ${list} ${ARG_${list}})
        endif()
    endforeach()
    if(ARG_QML OR ARG_SINGLETONS)
        list(APPEND arguments QML_FILES ${ARG_SINGLETONS} ${ARG_QML})
    endif()
    # Compiled ahead of time the files take minutes to build and save a few milliseconds at the start.
    qt_add_qml_module(${target} STATIC NO_CACHEGEN ${arguments})
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_SOURCE_DIR}/engine
                               PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${target} PRIVATE Qt6::Quick)
endfunction()
