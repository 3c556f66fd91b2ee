import { requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with jobs: only the shop, in the background. */
export const policy = {
  forgetJobs: requireShop,
}
