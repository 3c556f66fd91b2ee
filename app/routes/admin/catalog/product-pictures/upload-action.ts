import type { RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { readUpload, type UploadedFile } from '#app/request/uploads/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { addPicture, replacePicture } from '#domain/catalog/product-pictures/index.ts'
import { pictureKey } from '#domain/catalog/product-pictures/schemas.ts'
import type { PicturesReply, Verdict } from './pictures-reply.ts'

const LIMITS = UPLOAD_PAGES['/admin/products/:id/pictures']

type Upload = { request: Request; context: RequestContext; productId: string }

/**
 * Adds the files of an upload, or shows one in a picture's place: the form's `replaces`, which stands before the file.
 * Each file has its own verdict, and what was good stays.
 */
export async function uploadAction({ request, context, productId }: Upload) {
  const verdicts: Verdict[] = []
  const form = await readUpload(request, LIMITS, async (file, fields) => {
    verdicts.push({ name: file.name, ...(await take(file, fields.get('replaces'))) })
  })

  async function take(file: UploadedFile, pictureId: string | undefined): Promise<Pick<Verdict, 'fault'>> {
    if ('fault' in file) return { fault: file.fault }
    const { bytes } = file
    if (pictureId === undefined) {
      return toVerdict(await runVerb(context, (ctx) => addPicture(ctx, { productId, file: bytes })))
    }
    const key = pictureKey.safeParse({ productId, pictureId })
    if (!key.success) throw badRequest()
    return toVerdict(await runVerb(context, (ctx) => replacePicture(ctx, { ...key.data, file: bytes })))
  }

  const intent = form.get('intent') ?? ''
  if (verdicts.length === 0) return answer<PicturesReply>({ intent, refusal: { reason: 'no_file' } })
  const isAnyGood = verdicts.some(({ fault }) => fault === undefined)
  return answer<PicturesReply>({ intent, done: { verdicts } }, { status: isAnyGood ? 200 : 422 })
}

function toVerdict(result: Awaited<ReturnType<typeof addPicture>>): Pick<Verdict, 'fault'> {
  return result.ok ? {} : { fault: result.reason }
}
