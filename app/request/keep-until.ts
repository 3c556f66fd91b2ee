import { type RequestContext, serverContext } from '#app/request/context.ts'

/** Says when the page will be wrong by itself, such as one that says "Tomorrow" after midnight: it is kept no longer. */
export function keepUntil(context: RequestContext, moment: Date): void {
  const { kept } = context.get(serverContext)
  if (!kept.until || moment < kept.until) kept.until = moment
}
