import { CheckBox } from '#app/components/admin/check-box.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useFoodMessages } from '#app/components/catalog/use-food-messages.ts'
import { NO_ALLERGENS, UNANSWERED } from './product-values.ts'
import type { StaffCategory } from '#domain/catalog/catalog-desk/schemas.ts'
import { TINTS } from '#shared/catalog/product-fields.ts'
import { ALLERGENS, DIET_TAGS, NET_WEIGHT_UNITS, SPICE_LEVELS } from '#shared/catalog/food.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'

type ProductFactsProps = { categories: StaffCategory[]; isNew: boolean }

/** The fields for what a product is and costs, and whether it is sold: for admins. */
export function ProductFacts({ categories, isNew }: ProductFactsProps) {
  const { products: texts } = useStaffMessages()
  const locale = useLocale()
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <OfficeCard id="publish" title={texts.publishTitle}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            name="priceCents"
            label={texts.priceCents}
            hint={texts.priceHint}
            input={{ inputMode: 'decimal', autoComplete: 'off' }}
          />
          <SelectField name="vatClass" label={texts.vatClass} autoComplete="off">
            {VAT_CLASSES.map((one) => (
              <option key={one} value={one}>
                {texts.vatClasses[one]}
              </option>
            ))}
          </SelectField>
          <SelectField name="categoryId" label={texts.category} autoComplete="off">
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </SelectField>
          {isNew && <TextField name="initialStock" label={texts.initialStock} isOptional input={number} />}
          <TextField name="sortOrder" label={texts.sortOrder} hint={texts.sortOrderHint} input={number} />
          <div className="self-center">
            <CheckBox name="isActive" label={texts.isActive} />
            <CheckBox name="isFeatured" label={texts.isFeatured} />
          </div>
        </div>
      </OfficeCard>
      <OfficeCard id="facts" title={texts.factsTitle}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <TextField
            name="sku"
            label={texts.sku}
            input={{ autoComplete: 'off', autoCapitalize: 'characters' }}
          />
          <TextField
            name="slug"
            label={texts.slug}
            hint={texts.slugHint}
            isOptional
            input={{ autoComplete: 'off', autoCapitalize: 'none' }}
          />
          <TextField name="netWeightValue" label={texts.netWeightValue} input={number} />
          <SelectField name="netWeightUnit" label={texts.netWeightUnit} autoComplete="off">
            {NET_WEIGHT_UNITS.map((one) => (
              <option key={one} value={one}>
                {texts.units[one]}
              </option>
            ))}
          </SelectField>
          <SelectField name="spiceLevel" label={texts.spiceLevel} autoComplete="off">
            <option value={UNANSWERED}>{texts.unanswered}</option>
            {SPICE_LEVELS.map((one) => (
              <option key={one} value={one}>
                {texts.spiceLevels[one]}
              </option>
            ))}
          </SelectField>
          <SelectField name="tint" label={texts.tint} autoComplete="off">
            {TINTS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <CheckBox name="keepCold" label={texts.keepCold} />
        <Boxes />
      </OfficeCard>
    </>
  )
}

function Boxes() {
  const { products: texts } = useStaffMessages()
  const { allergenNames, dietNames } = useFoodMessages()
  const groups = [
    { group: 'allergens', legend: texts.allergens, names: ALLERGENS, words: allergenNames },
    { group: 'mayContain', legend: texts.mayContain, names: ALLERGENS, words: allergenNames },
    { group: 'dietTags', legend: texts.dietTags, names: DIET_TAGS, words: dietNames },
  ]
  return groups.map(({ group, legend, names, words }) => (
    <fieldset key={group} className="mt-6 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full font-semibold">{legend}</legend>
      {group === 'allergens' && (
        <div className="clear-both mb-2">
          <p className="text-sm text-stone">{texts.allergensHint}</p>
          <CheckBox name={NO_ALLERGENS} label={texts.noAllergens} />
        </div>
      )}
      <div className="clear-both grid grid-cols-1 gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <CheckBox
            key={name}
            name={`${group}.${name}`}
            label={(words as Record<string, string>)[name] ?? name}
          />
        ))}
      </div>
    </fieldset>
  ))
}
