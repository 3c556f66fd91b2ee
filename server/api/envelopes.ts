import { z } from 'zod'

/* The answers of many writes. What reads answer is the view of their verb. */

export const createdId = z.object({ id: z.uuid() })
export const saved = z.object({ version: z.int() })
export const deleted = z.object({ deleted: z.literal(true) })
