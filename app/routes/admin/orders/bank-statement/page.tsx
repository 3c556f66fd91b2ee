import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { isUpload, readUpload } from '#app/request/uploads/read-upload.ts'
import type { Route } from './+types/page.ts'
import { readAction, recordAction, type SentFile } from './bank-actions.ts'
import { BankNotice } from './bank-notice.tsx'
import { FileForm } from './file-form.tsx'
import { MatchedForm } from './matched-form.tsx'

export async function action({ request, url, context }: Route.ActionArgs) {
  if (!isUpload(request)) throw badRequest()
  let file: SentFile
  const form = await readUpload(request, UPLOAD_PAGES['/admin/orders/bank'], async (sent) => {
    file = sent
  })
  return runIntent({ request, url, context, form, file }, { read: readAction, record: recordAction })
}

export default function BankStatementPage({ actionData }: Route.ComponentProps) {
  const { bank: texts, orders } = useStaffMessages()
  const statement = actionData?.done?.statement
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/orders' }, text: orders.title }}
      />
      {actionData && <BankNotice reply={actionData} />}
      <FileForm reply={actionData} />
      {statement && <MatchedForm statement={statement} />}
    </>
  )
}
