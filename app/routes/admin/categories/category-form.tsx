import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import type { StaffCategory } from '#domain/catalog-desk/schemas.ts'
import type { CategoryReply } from './category-actions.ts'

type CategoryFormProps = { category: StaffCategory | undefined; pageReply: CategoryReply | undefined }

/** A category in both languages; without one, a new one. */
export function CategoryForm({ category, pageReply }: CategoryFormProps) {
  const { categories: texts, products, parts, fieldErrors, working } = useStaffMessages()
  const id = category?.id ?? 'new'
  const name = (label: string, language: string) => `${label} (${language})`
  const prefixed = (field: string) => `${field}.${id}`
  const values = category && {
    [prefixed('name.en')]: category.name.en,
    [prefixed('name.th')]: category.name.th,
    [prefixed('description.en')]: category.description.en,
    [prefixed('description.th')]: category.description.th,
    [prefixed('sortOrder')]: String(category.sortOrder),
    [prefixed('isActive')]: category.isActive ? 'on' : '',
  }
  return (
    <ReplyForm<CategoryReply>
      intent={category ? `save-${id}` : 'create'}
      pageReply={pageReply}
      values={values ?? { [prefixed('sortOrder')]: '100', [prefixed('isActive')]: 'on' }}
      fieldErrors={fieldErrors}
      refusalText={(refusal) =>
        refusal.reason === 'changed'
          ? { text: `${parts.changed.title}: ${refusal.saved}` }
          : { text: texts.slugTaken, field: prefixed('name.en') }
      }
      submit={category ? texts.save : texts.create}
      pendingText={working}
    >
      {category && <input type="hidden" name="version" value={category.version} />}
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <TextField name={prefixed('name.en')} label={name(products.fields.name, products.english)} />
        <TextField name={prefixed('name.th')} label={name(products.fields.name, products.thai)} />
        <TextArea
          name={prefixed('description.en')}
          label={name(products.fields.description, products.english)}
          isOptional
          rows={3}
        />
        <TextArea
          name={prefixed('description.th')}
          label={name(products.fields.description, products.thai)}
          isOptional
          rows={3}
        />
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
    </ReplyForm>
  )
}
