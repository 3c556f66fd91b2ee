import {
  emptyBlock,
  newsletterDescription,
  type NewsletterReply,
  newsletterValues,
  toNewsletterInput,
} from '#app/components/admin/newsletters/newsletter-description.ts'
import type { RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { readUpload, type UploadedFile } from '#app/request/uploads/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { addNewsletterPicture, updateNewsletter } from '#domain/newsletters/newsletters/index.ts'
import { updateNewsletterInput } from '#domain/newsletters/newsletters/schemas.ts'
import { BLOCK_KINDS, MOST_BLOCKS } from '#shared/newsletters/newsletter-fields.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'

type Compose = { request: Request; context: RequestContext; id: string }

/** Saves what was typed, and does to the parts what the button says: every button of the form saves. */
export async function composeAction({ request, context, id }: Compose) {
  const files: UploadedFile[] = []
  const form = await readUpload(request, UPLOAD_PAGES['/admin/newsletters/:id'], async (file) => {
    files.push(file)
  })
  const pressed = form.get('intent') ?? 'save'
  const intent = 'save'
  const { values, input, errors } = parseForm(
    newsletterDescription,
    updateNewsletterInput,
    form,
    (typed) => ({
      id,
      ...toNewsletterInput(typed),
    }),
  )
  if (errors) return answer<NewsletterReply>({ intent, values, errors })
  const { blocks, place } = change(input.blocks, pressed)
  if (blocks.length > MOST_BLOCKS) {
    return answer<NewsletterReply>({ intent, values, refusal: { reason: 'too_many' } })
  }
  const result = await runVerb(context, (ctx) => updateNewsletter(ctx, { ...input, blocks }))
  if (!result.ok) {
    if (result.reason === 'not_a_draft') {
      return answer<NewsletterReply>({ intent, values, refusal: result }, { status: 409 })
    }
    const current = newsletterValues(result.current)
    return answerChanged<NewsletterReply>({ intent, values }, { current, by: result.by })
  }
  const saved = { ...values, version: String(result.version) }
  const refuse = (reason: 'no_file' | Extract<NonNullable<NewsletterReply['refusal']>['reason'], string>) =>
    answer<NewsletterReply>({
      intent,
      values: saved,
      refusal: { reason } as NewsletterReply['refusal'] & object,
    })
  if (pressed === 'add-picture') {
    const [file] = files
    if (!file) return refuse('no_file')
    if ('fault' in file) return refuse(file.fault)
    const added = await runVerb(context, (ctx) => addNewsletterPicture(ctx, { id, file: file.bytes }))
    if (!added.ok) return refuse(added.reason)
  }
  const hash =
    pressed === 'save'
      ? 'write'
      : `part-${Math.max(1, pressed === 'add-picture' ? blocks.length + 1 : place)}`
  return leadTo(
    context,
    { to: '/admin/newsletters/:id', params: { id }, hash },
    { notice: 'newsletter-saved' },
  )
}

/** The parts after a button was pressed, and which of them it is about, from 1. */
function change(blocks: NewsletterBlock[], pressed: string): { blocks: NewsletterBlock[]; place: number } {
  const [what = '', which = ''] = pressed.split('-')
  const at = Number(which)
  const kind = BLOCK_KINDS.find((kind) => kind === which)
  if (what === 'add' && kind && kind !== 'picture') {
    return { blocks: [...blocks, emptyBlock(kind)], place: blocks.length + 1 }
  }
  const block = blocks[at]
  if (!block) return { blocks, place: 1 }
  const rest = blocks.toSpliced(at, 1)
  if (what === 'remove') return { blocks: rest, place: at }
  const to = what === 'up' ? at - 1 : what === 'down' ? at + 1 : at
  return { blocks: rest.toSpliced(Math.max(0, to), 0, block), place: Math.max(0, to) + 1 }
}
