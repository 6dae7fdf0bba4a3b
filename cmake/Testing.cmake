# mw_add_test(<folder>/<name> LIBS ...): builds <folder>/<name>.cpp as a Qt Test program and registers it.
function(mw_add_test path)
    cmake_parse_arguments(ARG "" "TIMEOUT" "LIBS" ${ARGN})
    get_filename_component(name ${path} NAME)
    add_executable(${name} ${path}.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE Qt6::Test mw_sourcefile ${ARG_LIBS})
    target_compile_options(${name} PRIVATE -O1)
    add_test(NAME ${name} COMMAND ${name})
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 120)
    endif()
    if(MW_SANITIZE)
        math(EXPR ARG_TIMEOUT "${ARG_TIMEOUT} * 6") # instrumented programs are that much slower
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QTEST_DISABLE_STACK_DUMP=1;QT_QUICK_CONTROLS_STYLE=Basic;LC_ALL=C.UTF-8")
endfunction()
