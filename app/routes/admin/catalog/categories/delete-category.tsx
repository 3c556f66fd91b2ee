import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { CountedCategory } from '#domain/catalog/catalog-desk/views.ts'
import type { CategoryReply } from './category-description.ts'
import { STAY } from './stay.ts'
import { pick } from '#shared/kernel/locale.ts'

type DeleteCategoryProps = {
  category: CountedCategory
  categories: CountedCategory[]
  pageReply: CategoryReply | undefined
}

/** Deletes an empty category; products of another go to one that is chosen. */
export function DeleteCategory({ category, categories, pageReply }: DeleteCategoryProps) {
  const { categories: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <StaffForm<CategoryReply>
      intent={`delete-${category.id}`}
      pageReply={pageReply}
      refusalText={(refusal) => ({
        text: refusal.reason === 'has_products' ? texts.hasProducts(refusal.products) : texts.chooseOther,
      })}
      submit={texts.delete}
      buttonClassName="btn-line"
      className="gap-4 border-t border-line pt-4"
    >
      {category.products > 0 && (
        <SelectField name={`moveTo.${category.id}`} label={texts.moveTo} autoComplete="off">
          <option value={STAY}>{texts.stay}</option>
          {categories
            .filter(({ id }) => id !== category.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {pick(name, locale)}
              </option>
            ))}
        </SelectField>
      )}
    </StaffForm>
  )
}
