import { Form } from 'react-router'
import { csvProblemText } from '#app/components/admin/csv-problem-text.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { type FormReply, isLost } from '#app/components/forms/form-reply.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { isUpload, readUpload } from '#app/request/uploads/read-upload.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { checkImport, listImports } from '#domain/catalog/catalog-desk/index.ts'
import type { CheckImportResult } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { RecentFiles } from './recent-files.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  return { files: await runVerb(context, listImports) }
}

type Refusal = Exclude<CheckImportResult, { ok: true }> | { reason: 'no_file' }
type ImportReply = FormReply<Refusal>

async function* asOne(bytes: Uint8Array) {
  yield bytes
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!isUpload(request)) throw badRequest()
  let result: CheckImportResult | undefined
  await readUpload(request, UPLOAD_PAGES['/admin/products/import'], async (file) => {
    if ('fault' in file) {
      const megabytes = UPLOAD_PAGES['/admin/products/import'].fileBytes / 1024 / 1024
      result = { ok: false, reason: 'unreadable', problem: { reason: 'too_large', megabytes } }
      return
    }
    const input = { fileName: file.name.slice(0, 200), chunks: asOne(file.bytes) }
    result = await runVerb(context, (ctx) => checkImport(ctx, input))
  })
  if (!result) return answer<ImportReply>({ intent: 'import', refusal: { reason: 'no_file' } })
  if (!result.ok) return answer<ImportReply>({ intent: 'import', refusal: result })
  return leadTo(context, { to: '/admin/products/imports/:id', params: { id: result.id } })
}

export default function ImportProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products, imports: texts } = useStaffMessages()
  const { forms } = useMessages()
  const refusal = actionData?.refusal
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/products' }, text: products.all }}
      />
      <Form method="post" encType="multipart/form-data" className="grid max-w-xl justify-items-start gap-5">
        {refusal && (
          <FormNotice isError>
            <p className="font-semibold">
              {isLost(refusal)
                ? refusal.text || forms[refusal.reason]
                : refusal.reason === 'unreadable'
                  ? csvProblemText(texts.problems, refusal.problem)
                  : texts.noFile}
            </p>
          </FormNotice>
        )}
        <div className="w-full">
          <label htmlFor="import-file" className="mb-1 block font-semibold">
            {texts.file}
          </label>
          <input
            id="import-file"
            name="file"
            type="file"
            accept=".csv,.txt,text/csv"
            required
            aria-describedby="import-hint"
            className="input"
          />
          <p id="import-hint" className="mt-1 text-sm text-stone">
            {texts.fileHint}
          </p>
        </div>
        <button type="submit" className="btn btn-primary">
          {texts.check}
        </button>
      </Form>
      <p className="mt-8">
        <LocalLink to="/admin/products/export.csv" reloadDocument className="link inline-block py-2">
          {products.export}
        </LocalLink>
      </p>
      {loaderData.files.length > 0 && <RecentFiles files={loaderData.files} />}
    </>
  )
}
