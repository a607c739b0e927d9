/** Where a run's container has the files of its Git repository. */
export const sourceFolder = "/gantry/source";
