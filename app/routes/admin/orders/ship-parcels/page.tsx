import { Form, useNavigation } from 'react-router'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FormState } from '#app/components/forms/form-state.ts'
import { replyInWords } from '#app/components/forms/reply-in-words.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import { isUpload, readUpload } from '#app/request/uploads/read-upload.ts'
import { listParcels } from '#domain/orders/order-desk/index.ts'
import { listParcelsInput } from '#domain/orders/order-desk/schemas.ts'
import type { Route } from './+types/page.ts'
import { FillFields } from './fill-fields.tsx'
import { OtherOrders } from './other-orders.tsx'
import { ParcelTable } from './parcel-table.tsx'
import { fillAction, type SentFile, shipAction } from './ship-actions.ts'
import { ShipNotice } from './ship-notice.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const orderIds = url.searchParams.get('id')?.split(',')
  const input = listParcelsInput.safeParse({ orderIds: orderIds && [...new Set(orderIds)] })
  if (!input.success) throw badRequest()
  return runVerb(context, (ctx) => listParcels(ctx, input.data))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (!isUpload(request)) throw badRequest()
  let file: SentFile
  const form = await readUpload(request, UPLOAD_PAGES['/admin/orders/ship'], async (sent) => {
    file = sent
  })
  return runIntent({ request, url, context, form, file }, { fill: fillAction, ship: shipAction })
}

export default function ShipParcelsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shipping: texts, orders, fieldErrors, working } = useStaffMessages()
  const { forms } = useMessages()
  const { parcels, later, others, couriers } = loaderData
  const { state, formData } = useNavigation()
  const pending = state === 'idle' ? undefined : formData?.get('intent')
  const verdicts = actionData?.done && 'verdicts' in actionData.done ? actionData.done.verdicts : undefined
  const values = { carrier: couriers[0]?.name ?? '', ...actionData?.values }
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/orders' }, text: orders.title }}
      />
      {actionData && <ShipNotice reply={actionData} />}
      {others.length > 0 && !verdicts && <OtherOrders orders={others} />}
      {parcels.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <FormState
          value={{
            values,
            errors: replyInWords(actionData, { fieldErrors }, forms).errors,
            pendingIntent: typeof pending === 'string' ? pending : undefined,
          }}
        >
          {/* The fields begin again with each answer, which brings what was filled in. */}
          <Form key={actionData ? JSON.stringify(values) : ''} method="post" encType="multipart/form-data">
            <FillFields couriers={couriers} reply={actionData} />
            <ParcelTable parcels={parcels} verdicts={verdicts} />
            {later > 0 && <p className="mt-4 text-stone">{texts.later(later)}</p>}
            <SubmitButton intent="ship" pendingText={working} className="btn btn-leaf mt-6">
              {texts.ship}
            </SubmitButton>
          </Form>
        </FormState>
      )}
    </>
  )
}
