/** Jest's JSON of one test, `pays`, in a checkout's folder: it has absolute paths. */
export const jestReport = (checkout: string, fails: boolean): string =>
  JSON.stringify({
    numFailedTests: fails ? 1 : 0,
    numTotalTests: 1,
    testResults: [
      {
        name: `${checkout}/src/a.test.js`,
        status: fails ? "failed" : "passed",
        assertionResults: [
          {
            ancestorTitles: [],
            title: "pays",
            fullName: "pays",
            status: fails ? "failed" : "passed",
            failureMessages: fails ? ["no"] : [],
          },
        ],
      },
    ],
  });
