import { isRouteErrorResponse } from 'react-router'
import { catchLostRequest, type FormReply } from '#app/components/forms/form-reply.ts'

/** As `catchLostRequest`, for a page that takes files: a body over the page's limit is refused at the form `intent`. */
export async function catchLostUpload<T>(intent: string, serverAction: () => Promise<T>) {
  return catchLostRequest(async () => {
    try {
      return await serverAction()
    } catch (error) {
      if (!isRouteErrorResponse(error) || error.status !== 413) throw error
      const refusal = { reason: 'too_large' } as const
      return { intent, values: {}, errors: {}, refusal } satisfies FormReply<{ reason: string }>
    }
  })
}
