// Runs before the first paint, so that a dark room is not lit for a moment.
try {
  const theme = localStorage.getItem('ludus.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: the system's theme it is.
}
