import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/context.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { readUpload } from '#app/request/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/upload-pages.ts'
import { setDishPicture } from '#domain/menu/index.ts'
import type { DishPictureResult } from '#domain/menu/schemas.ts'

type Fault = Extract<DishPictureResult, { ok: false }>['reason'] | 'too_large' | 'too_many' | 'no_file'
export type PictureReply = FormReply<{ reason: Fault }>

type Upload = { request: Request; context: RequestContext; id: string }

/** Shows the uploaded file as the dish's picture. */
export async function uploadAction({ request, context, id }: Upload) {
  let fault: Fault | undefined = 'no_file'
  await readUpload(request, UPLOAD_PAGES['/admin/menu/:id'], async (file) => {
    if ('fault' in file) return void (fault = file.fault)
    const result = await runVerb(context, (ctx) => setDishPicture(ctx, { id, file: file.bytes }))
    fault = result.ok ? undefined : result.reason
  })
  if (fault) return answer<PictureReply>({ intent: 'picture', refusal: { reason: fault } })
  const to = { to: '/admin/menu/:id', params: { id }, hash: 'picture' } as const
  return leadTo(context, to, { notice: 'picture-saved' })
}
