/** Whether somebody waits for Python to be loaded. */
class Progress {
  loading = $state(false);
}

export const progress = new Progress();
