import { and, ne, notInArray } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'

/** Which notifications can be judged anew: what has paid its order has nothing more to tell, nor has what is forgotten. */
export const isReplayable = and(
  notInArray(paymentNotifications.verdict, ['paid', 'known']),
  ne(paymentNotifications.body, ''),
)
