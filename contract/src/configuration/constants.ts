/** The suites that ship with Gantry; their images are built on the worker's machine. */
export const samples = [
  {
    image: "gantry/sample-api:latest",
    title: "Sample API suite",
    description: "Ten tests of a small HTTP API that the image brings along. Green in a few seconds.",
  },
  {
    image: "gantry/sample-shop:latest",
    title: "Sample shop suite",
    description: "A real browser in a small shop: passing, failing and flaky tests, screenshots and traces.",
  },
] as const;
