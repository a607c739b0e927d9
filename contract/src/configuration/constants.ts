/** The suites that ship with Gantry; their images are built on the worker's machine. */
export const samples = [
  {
    image: "gantry/sample-api:latest",
    title: "Sample API suite",
    description: "Ten tests of a small HTTP API, which is part of the image. They pass within a few seconds.",
  },
  {
    image: "gantry/sample-shop:latest",
    title: "Sample shop suite",
    description: "Browser tests of a small shop. Some pass, some fail and one is flaky, with screenshots and traces.",
  },
] as const;
