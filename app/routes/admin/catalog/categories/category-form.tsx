import { useLocation } from 'react-router'
import { UnsavedNotice } from '#app/components/admin/changed/unsaved-notice.tsx'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { CategoryReply, CategoryValues } from './category-actions.ts'
import { valuesOf } from './category-values.ts'

type CategoryFormProps = { category: StaffCategory | undefined; pageReply: CategoryReply | undefined }

/** A category in both languages; without one, a new one. */
export function CategoryForm({ category, pageReply }: CategoryFormProps) {
  const { categories: texts, products, fieldErrors, working } = useStaffMessages()
  const { pathname } = useLocation()
  const id = category?.id ?? 'new'
  const intent = category ? `save-${id}` : 'create'
  const name = (label: string, language: string) => `${label} (${language})`
  const prefixed = (field: string) => `${field}.${id}`
  const form = useReplyForm<CategoryReply>({
    intents: [intent],
    pageReply,
    action: `${pathname}#form-${intent}`,
    values: category ? valuesOf(category) : { [prefixed('sortOrder')]: '100', [prefixed('isActive')]: 'on' },
    fieldErrors,
    // A refusal that shows both versions is explained by the page.
    refusalText: () => ({ text: texts.slugTaken, field: prefixed('name.en') }),
  })
  const { notice, reply } = form
  const changed = reply?.refusal?.reason === 'changed' ? reply.refusal : undefined
  const changedFields = useChangedFields(id, changed?.current, form.state.values)
  return (
    <ReplyFormFrame of={form} id={`form-${intent}`} className="grid scroll-mt-28 gap-5">
      <UnsavedNotice notice={notice} changed={changed && { by: changed.by, fields: changedFields }} />
      {category && (
        <input
          type="hidden"
          name={prefixed('version')}
          value={form.state.values[prefixed('version')] ?? ''}
          readOnly
        />
      )}
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            name={prefixed(`name.${locale}`)}
            label={name(products.fields.name, products.languages[locale])}
          />
        ))}
        {LOCALES.map((locale) => (
          <TextArea
            key={locale}
            name={prefixed(`description.${locale}`)}
            label={name(products.fields.description, products.languages[locale])}
            isOptional
            rows={3}
          />
        ))}
        <TextField
          name={prefixed('sortOrder')}
          label={products.sortOrder}
          hint={products.sortOrderHint}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <div className="self-center">
          <CheckBox name={prefixed('isActive')} label={texts.isActive} />
          <p className="text-sm text-stone">{texts.isActiveHint}</p>
        </div>
      </div>
      <div>
        <SubmitButton intent={intent} pendingText={working} className="btn btn-leaf">
          {category ? texts.save : texts.create}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

/** The fields in which what is saved now differs from what was typed, in words. */
function useChangedFields(id: string, saved: CategoryValues | undefined, typed: CategoryValues) {
  const { categories: texts, products } = useStaffMessages()
  if (!saved) return []
  const inLanguages = (field: string, label: string) =>
    LOCALES.map((locale) => ({
      field: `${field}.${locale}`,
      label: `${label} (${products.languages[locale]})`,
    }))
  const fields = [
    ...inLanguages('name', products.fields.name),
    ...inLanguages('description', products.fields.description),
    { field: 'sortOrder', label: products.sortOrder },
    { field: 'isActive', label: texts.isActive },
  ]
  const inWords = (field: string, value: string) =>
    field === 'isActive' ? (value === 'on' ? products.yes : products.no) : value
  return fields.flatMap(({ field, label }) => {
    const [is, was] = [saved[`${field}.${id}`] ?? '', typed[`${field}.${id}`] ?? '']
    return is === was ? [] : [{ label, saved: inWords(field, is), typed: inWords(field, was) }]
  })
}
