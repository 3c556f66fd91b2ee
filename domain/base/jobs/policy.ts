import { requireShop } from '#domain/kernel/guards.ts'

/** The rules for jobs: only the shop, in the background. */
export const policy = {
  forgetJobs: requireShop,
}
