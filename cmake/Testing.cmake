# mw_add_test(<folder>/<name> LIBS ...): builds <folder>/<name>.cpp as a Qt Test program and registers it, once for each of
# its PARTS if it has any; MW_TEST_PART in the environment then names the part.
function(mw_add_test path)
    cmake_parse_arguments(ARG "" "TIMEOUT" "LIBS;PARTS" ${ARGN})
    get_filename_component(name ${path} NAME)
    add_executable(${name} ${path}.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_link_libraries(${name} PRIVATE Qt6::Test mw_sourcefile ${ARG_LIBS})
    target_compile_options(${name} PRIVATE -O1)
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 300) # several times what any needs; machines differ
    endif()
    if(MW_SANITIZE)
        math(EXPR ARG_TIMEOUT "${ARG_TIMEOUT} * 6") # instrumented programs are that much slower
    endif()
    math(EXPR function_timeout "${ARG_TIMEOUT} * 1000") # Qt Test ends a function of its own accord after five minutes
    set(environment "QT_QPA_PLATFORM=offscreen;QTEST_DISABLE_STACK_DUMP=1;QT_QUICK_CONTROLS_STYLE=Basic"
        "LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=${function_timeout}")
    if(NOT ARG_PARTS)
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES TIMEOUT ${ARG_TIMEOUT} ENVIRONMENT "${environment}")
    endif()
    foreach(part IN LISTS ARG_PARTS)
        add_test(NAME ${name}.${part} COMMAND ${name})
        set_tests_properties(${name}.${part} PROPERTIES TIMEOUT ${ARG_TIMEOUT}
            ENVIRONMENT "${environment};MW_TEST_PART=${part}")
    endforeach()
endfunction()
