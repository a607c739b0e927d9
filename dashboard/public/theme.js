(() => {
  let choice = "system";
  try {
    choice = localStorage.getItem("gantry.theme") ?? "system";
  } catch {
    // Storage may be closed to us; the system's choice is then the only one.
  }
  const dark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
