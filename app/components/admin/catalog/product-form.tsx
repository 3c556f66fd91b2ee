import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useUnsavedWarning } from '#app/components/admin/use-unsaved-warning.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'
import { type TextKey, TRANSLATED, type Translated } from '#shared/catalog/product-fields.ts'
import { ProductFacts } from './product-facts.tsx'
import { productRefusalText, type ProductReply } from './product-reply.ts'
import type { ProductValues } from './product-values.ts'
import { TextPair } from './text-pair.tsx'
import { useChangedFields } from './use-changed-fields.ts'

type ProductFormProps = {
  /** The same for a new product and for one that is edited, so that each stays in its own form. */
  intent: 'create' | 'save' | 'texts'
  values: ProductValues
  missing?: readonly TextKey[]
  stale?: readonly TextKey[]
  categories: StaffCategory[]
  pageReply: ProductReply | undefined
}

const ROWS: Record<Translated, number> = {
  name: 1,
  label: 1,
  description: 6,
  usage: 4,
  storage: 3,
  shelfLife: 1,
  origin: 1,
  maker: 1,
  ingredients: 8,
}

/** All of a product that the person may edit. */
export function ProductForm({
  intent,
  values,
  missing = [],
  stale = [],
  categories,
  pageReply,
}: ProductFormProps) {
  const staff = useStaffMessages()
  const { products: texts, fieldErrors, working } = staff
  const isAdmin = useIsAdmin()
  const { pathname } = useLocation()
  const locale = useLocale()
  const { charge } = useMoney()
  const form = useReplyForm<ProductReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values,
    fieldErrors,
    refusalText: (refusal) => productRefusalText(staff, refusal, charge),
  })
  const { notice, reply } = form
  const unsaved = useUnsavedWarning(texts.unsaved, form.isPending)
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  const fields = useChangedFields(changed?.current, form.state.values, categories)
  const submit = { create: texts.create, save: texts.save, texts: texts.saveTexts }[intent]
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} {...unsaved} className="grid scroll-mt-20 gap-6">
      <UnsavedNotice notice={notice} changed={changed && { by: changed.by, fields }} />
      <input type="hidden" name="version" value={form.state.values['version'] ?? ''} readOnly />
      <input type="hidden" name="sure" value={form.state.values['sure'] ?? ''} readOnly />
      <input type="hidden" name="id" value={form.state.values['id'] ?? ''} readOnly />
      <OfficeCard id="texts" title={texts.textsTitle} hint={texts.textsHint}>
        <div className="grid gap-6">
          {TRANSLATED.map((field) => (
            <TextPair
              key={field}
              field={field}
              rows={ROWS[field]}
              missing={missing}
              stale={stale}
              isRequired={field === 'name'}
            />
          ))}
        </div>
      </OfficeCard>
      {isAdmin && <ProductFacts categories={categories} isNew={intent === 'create'} />}
      <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-coconut py-3 max-lg:bottom-14">
        <SubmitButton intent={intent} pendingText={working} className="btn btn-primary">
          {submit}
        </SubmitButton>
        <PreviewButton to={pathTo('/admin/products/preview', locale)} label={texts.preview} />
      </div>
    </ReplyFormFrame>
  )
}

/** Sends what is typed to a page of its own, past the router, which knows no other window. */
function PreviewButton({ to, label }: { to: string; label: string }) {
  return (
    <button
      type="submit"
      formAction={to}
      formTarget="preview"
      className="btn btn-line"
      onClick={(event) => {
        event.preventDefault()
        const { form } = event.currentTarget
        if (!form) return
        const { action, target } = form
        form.action = to
        form.target = 'preview'
        // Not `requestSubmit`: the router listens for that.
        form.submit()
        form.action = action
        form.target = target
      }}
    >
      {label}
    </button>
  )
}
