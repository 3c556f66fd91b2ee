import { describeForm } from '#app/components/admin/fields/describe-form.ts'
import type { AnyField, FormValues } from '#app/components/admin/fields/field-kinds.ts'
import type { FormTexts } from '#app/components/admin/fields/use-form-texts.ts'
import type {
  CreateSizeInput,
  CreateStaffProductInput,
  UpdateProductTextsInput,
  UpdateSizeInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import type { StaffProduct } from '#domain/catalog/catalog-desk/views.ts'
import {
  ALLERGENS,
  DIET_TAGS,
  NET_WEIGHT_UNITS,
  type Nutrition,
  SPICE_LEVELS,
  type Taste,
} from '#shared/catalog/food.ts'
import { type PlainText, type TextKey, TEXT_KEYS, TINTS } from '#shared/catalog/product-fields.ts'
import { VAT_CLASSES } from '#shared/kernel/money.ts'

const text = (name: PlainText, rows = 1) =>
  ({
    kind: 'localized',
    label: (t) => t.products.fields[name],
    rows,
  }) as const satisfies AnyField

/** The texts of a product, which moderators write too. */
export const productTextsDescription = describeForm<
  Omit<UpdateProductTextsInput, 'id' | 'version' | 'confirmed'>
>({
  name: { ...text('name'), required: 'in-default', hint: (t) => t.products.hints.name },
  label: text('label'),
  description: { ...text('description', 6), hint: (t) => t.products.hints.description },
  usage: text('usage', 4),
  storage: text('storage', 3),
  shelfLife: text('shelfLife'),
  origin: text('origin'),
  maker: text('maker'),
  ingredients: {
    kind: 'localized',
    label: (t) => t.products.fields.ingredients,
    hint: (t) => t.products.hints.ingredients,
    rows: 8,
    isList: true,
  },
})

const taste = (name: keyof Taste) =>
  ({
    kind: 'choice',
    label: (t: FormTexts) => t.products.tastes[name],
    values: SPICE_LEVELS,
    words: (t: FormTexts) => t.products.tasteLevels,
    none: (t: FormTexts) => t.products.notSaid,
  }) as const

const nutrition = (name: keyof Nutrition) =>
  ({
    kind: 'number',
    label: (t) => t.products.nutrition[name],
    isDecimal: true,
    isOptional: true,
    ifEmpty: null,
  }) as const satisfies AnyField

/** A tint of former days stays until another is chosen. */
type Typed<Product> = Omit<Product, 'tint'> & { tint: string }

/** All of a product. */
export const productDescription = describeForm<Typed<Omit<CreateStaffProductInput, 'initialStock'>>>({
  ...productTextsDescription.fields,
  priceCents: { kind: 'cents', label: (t) => t.products.priceCents, hint: (t) => t.products.priceHint },
  vatClass: {
    kind: 'choice',
    label: (t) => t.products.vatClass,
    values: VAT_CLASSES,
    words: (t) => t.products.vatClasses,
  },
  categoryId: { kind: 'choice', label: (t) => t.products.category },
  sortOrder: { kind: 'number', label: (t) => t.products.sortOrder, hint: (t) => t.products.sortOrderHint },
  isActive: { kind: 'box', label: (t) => t.products.isActive },
  isFeatured: { kind: 'box', label: (t) => t.products.isFeatured },
  sku: { kind: 'text', label: (t) => t.products.sku, input: { autoCapitalize: 'characters' } },
  barcode: {
    kind: 'text',
    label: (t) => t.products.barcode,
    hint: (t) => t.products.barcodeHint,
    isOptional: true,
    ifEmpty: null,
    input: { inputMode: 'numeric' },
  },
  slug: {
    kind: 'text',
    label: (t) => t.products.slug,
    hint: (t) => t.products.slugHint,
    isOptional: true,
    input: { autoCapitalize: 'none' },
  },
  netWeightValue: { kind: 'number', label: (t) => t.products.netWeightValue },
  netWeightUnit: {
    kind: 'choice',
    label: (t) => t.products.netWeightUnit,
    values: NET_WEIGHT_UNITS,
    words: (t) => t.products.units,
  },
  spiceLevel: {
    kind: 'choice',
    label: (t) => t.products.spiceLevel,
    values: SPICE_LEVELS,
    words: (t) => t.products.spiceLevels,
    none: (t) => t.products.unanswered,
  },
  taste: {
    kind: 'group',
    of: { sour: taste('sour'), salty: taste('salty'), sweet: taste('sweet'), aromatic: taste('aromatic') },
  },
  nutrition: {
    kind: 'group',
    of: {
      energy: nutrition('energy'),
      protein: nutrition('protein'),
      carbohydrate: nutrition('carbohydrate'),
      sugars: nutrition('sugars'),
      fat: nutrition('fat'),
      saturates: nutrition('saturates'),
      fibre: nutrition('fibre'),
      sodium: nutrition('sodium'),
      serving: nutrition('serving'),
    },
  },
  tint: { kind: 'choice', label: (t) => t.products.tint, values: TINTS },
  keepCold: { kind: 'box', label: (t) => t.products.keepCold },
  notFood: { kind: 'box', label: (t) => t.products.notFood, hint: (t) => t.products.notFoodHint },
  allergens: {
    kind: 'boxes',
    label: (t) => t.products.allergens,
    hint: (t) => t.products.allergensHint,
    values: ALLERGENS,
    words: (t) => t.food.allergenNames,
    none: (t) => t.products.noAllergens,
  },
  mayContain: {
    kind: 'boxes',
    label: (t) => t.products.mayContain,
    values: ALLERGENS,
    words: (t) => t.food.allergenNames,
  },
  dietTags: {
    kind: 'boxes',
    label: (t) => t.products.dietTags,
    values: DIET_TAGS,
    words: (t) => t.food.dietNames,
  },
})

const { sku, barcode, priceCents, netWeightValue, isActive } = productDescription.fields
const ownOfSize = {
  netWeightValue: { ...netWeightValue, hint: (t: FormTexts) => t.products.sizes.weightHint },
  priceCents,
  sku,
  barcode,
  isActive,
}

/** The facts that a size has of its own. */
export const sizeDescription = describeForm<Omit<UpdateSizeInput, 'id' | 'version' | 'isSure'>>(ownOfSize)

/** The same of a new size, with how much there is of it. */
export const newSizeDescription = describeForm<Omit<CreateSizeInput, 'id'>>({
  ...ownOfSize,
  initialStock: { kind: 'number', label: (t) => t.products.initialStock, isOptional: true },
})

/** The same with how much there is of a new one. */
export const newProductDescription = describeForm<Typed<CreateStaffProductInput>>({
  ...productDescription.fields,
  initialStock: { kind: 'number', label: (t) => t.products.initialStock, isOptional: true },
})

/** The values that the form of a product begins with. */
export function productValues(product: StaffProduct): FormValues {
  return { ...productDescription.toValues(product), id: product.id }
}

/** Ticked where a text is right as it is, though the other language has changed. */
export const confirmedField = (key: TextKey) => `confirmed.${key}`

export function confirmedIn(form: ReadonlyMap<string, string>): TextKey[] {
  return TEXT_KEYS.filter((key) => form.get(confirmedField(key)) === 'on')
}
