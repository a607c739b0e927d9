// In one file for both paths: each file that pages share costs bytes in the first load of every page.
export { MatrixRunPage } from "./MatrixRunPage.tsx";
export { MatrixRunsPage } from "./MatrixRunsPage.tsx";
