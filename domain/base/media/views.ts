import { z } from 'zod'
import { instant } from '#shared/kernel/view-fields.ts'

export const filePage = z.object({
  files: z.array(z.object({ name: z.string(), size: z.int(), storedAt: instant })),
  next: z.string().nullable().describe('The name after which the next page begins, if there may be one.'),
})
export type FilePage = z.infer<typeof filePage>
