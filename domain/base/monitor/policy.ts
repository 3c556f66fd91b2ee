import { allowAnyone, requireShop, requireStaff } from '#domain/kernel/guards.ts'

/** The rules for what browsers tell: all staff look at it, because it is about nobody. */
export const policy = {
  forgetBrowserErrors: requireShop,
  forgetVitals: requireShop,
  getVitals: requireStaff,
  listBrowserErrors: requireStaff,
  recordBrowserError: allowAnyone,
  recordVitals: allowAnyone,
  solveBrowserError: requireStaff,
}
