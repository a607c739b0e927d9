import { hookOfMocha } from "@gantry/contract/results/constants.ts";

/** Bats: hooks of a file or of the run, and a file that it cannot read. */
const ofBats = /^(?:(?:setup|teardown)_(?:file|suite) failed|bats-gather-tests)$/;
/** AVA's titles for per-test hooks and `.always` hooks. With several files, the file name comes first. */
const ofAva = /(?:^| › )(?:(?:before|after)Each(?:\.always)? hook for .+|after\.always hook)$/;
/** A class, whose failure Gradle and JUnit 4 list as one of its methods. */
const ofClass = /^(?:initializationError|executionError|classMethod)(?:\(.*\))?$/;
const testFile = /^[\w@./\\ -]+\.(?:[cm]?[jt]sx?|vue|svelte|py|rb|php|bats)$/;
/** An absolute path, whose folders may have any names. */
const absoluteFile = /^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/)[^\n]*\.[cm]?[jt]sx?$/;

/** Whether a runner gives a failed hook this name. For formats that list hooks among the tests and do not mark them. */
export const isNameOfHook = (name: string): boolean => hookOfMocha.test(name) || ofBats.test(name) || ofAva.test(name);

/** Whether a name stands for a class of Java as a whole. */
export const isNameOfClass = (name: string): boolean => ofClass.test(name);

/** Whether a name is that of a file: the file as a whole failed, usually because it could not be loaded. */
export const isNameOfFile = (name: string): boolean => testFile.test(name) || absoluteFile.test(name);

/** Whether a name may be a relative path with any folders. Many test titles look like paths, so require a second signal. */
export const mayBeNameOfFile = (name: string): boolean => /^[^\n]*\.[cm]?[jt]sx?$/.test(name);
