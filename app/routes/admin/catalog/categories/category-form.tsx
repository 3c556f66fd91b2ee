import { EditForm } from '#app/components/admin/fields/edit-form.tsx'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/views.ts'
import { categoryDescription, type CategoryReply } from './category-description.ts'

type CategoryFormProps = { category: StaffCategory | undefined; pageReply: CategoryReply | undefined }

const Input = inputOf(categoryDescription.fields)
const NEW_CATEGORY = { sortOrder: '100', isActive: 'on' }

/** A category in all languages; without one, a new one. */
export function CategoryForm({ category, pageReply }: CategoryFormProps) {
  const { categories: texts } = useStaffMessages()
  return (
    <EditForm
      of={categoryDescription}
      intent={category ? `save-${category.id}` : 'create'}
      idPrefix={category?.id ?? 'new'}
      values={category ? categoryDescription.toValues(category) : NEW_CATEGORY}
      pageReply={pageReply}
      refusalText={() => ({ text: texts.slugTaken, field: 'name.en' })}
      submit={category ? texts.save : texts.create}
      buttonClassName="btn-leaf"
    >
      <Input name="name" />
      <Input name="description" />
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <Input name="sortOrder" />
        <Input name="isActive" className="self-center" />
      </div>
    </EditForm>
  )
}
