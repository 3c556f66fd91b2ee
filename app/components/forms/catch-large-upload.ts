import { isRouteErrorResponse } from 'react-router'
import type { FormReply } from './form-reply.ts'

/** The `clientAction` of a page that takes files: a body over the page's limit is refused at the form `intent`. */
export async function catchLargeUpload<T>(intent: string, serverAction: () => Promise<T>) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isRouteErrorResponse(error) || error.status !== 413) throw error
    const refusal = { reason: 'too_large' } as const
    return { intent, values: {}, errors: {}, refusal } satisfies FormReply<{ reason: string }>
  }
}
