import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import type { RequestContext } from '#app/request/context.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { readLargeUpload } from '#app/request/uploads/read-upload.ts'
import { restoreShop } from '#domain/accounts/roles/index.ts'
import { type RestoreShopResult, setupToken } from '#domain/accounts/roles/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

type Restored = Extract<RestoreShopResult, { ok: true }>
export type RestoreReply = FormReply<Extract<RestoreShopResult, { ok: false }>, Restored>

/** Brings back a shop from the backup that is sent. The token and the key arrive before it, so that no stranger's file is kept. */
export async function restoreAction({ request, context }: { request: Request; context: RequestContext }) {
  const reply: Pick<RestoreReply, 'intent'> & Partial<RestoreReply> = { intent: 'restore' }
  await readLargeUpload(request, UPLOAD_PAGES['/admin-setup'], async (file, fields) => {
    const token = setupToken.safeParse(fields.get('token') ?? '')
    if (!token.success) {
      reply.errors = { token: toFieldErrors(token.error)[''] ?? 'invalid' }
      return
    }
    const key = (fields.get('key') ?? '').trim()
    const result = await runVerb(context, (ctx) => restoreShop(ctx, { ...file, token: token.data, key }))
    if (result.ok) reply.done = result
    else reply.refusal = result
  })
  const isRead = reply.errors ?? reply.refusal ?? reply.done
  return answer<RestoreReply>(isRead ? reply : { ...reply, errors: { backup: 'required' } })
}
