import { type LocalizedText, LOCALES } from '#shared/kernel/locale.ts'
import type { CreateStaffRecipeInput, Need } from './schemas.ts'

type Texts = Pick<CreateStaffRecipeInput, 'title' | 'line' | 'story' | 'pictureAlt' | 'tips' | 'steps'> & {
  lines: Pick<CreateStaffRecipeInput['lines'][number], 'note' | 'part'>[]
}

/** The texts that exist in the other language only, by their paths: `steps.0.text.th`. */
export function missingTextsOf(recipe: Texts): string[] {
  const { title, line, story, pictureAlt, tips, lines, steps } = recipe
  const texts: [path: string, text: LocalizedText][] = [
    ['title', title],
    ['line', line],
    ['story', story],
    ['pictureAlt', pictureAlt],
    ...lines.flatMap(({ note, part }, at): [string, LocalizedText][] => [
      [`lines.${at}.note`, note],
      [`lines.${at}.part`, part],
    ]),
    ...steps.flatMap((step, at): [string, LocalizedText][] => [
      [`steps.${at}.title`, step.title],
      [`steps.${at}.text`, step.text],
      ...(step.timer ? [[`steps.${at}.timer.label`, step.timer.label] as [string, LocalizedText]] : []),
    ]),
    ...tips.map((tip, at): [string, LocalizedText] => [`tips.${at}`, tip]),
  ]
  return texts.flatMap(([path, { en, th }]) => {
    if (en !== '' && th === '') return [`${path}.th`]
    return en === '' && th !== '' ? [`${path}.en`] : []
  })
}

/** Lists what a recipe lacks to be shown: all its page says, in both languages, and a picture that is described. */
export function needsOf(recipe: Texts & { picture: string | null }): Need[] {
  const { lines, steps, picture, pictureAlt } = recipe
  const needs: Need[] = []
  if (lines.length === 0) needs.push('lines')
  if (steps.length === 0) needs.push('steps')
  if (picture === null) needs.push('picture')
  if (LOCALES.every((locale) => pictureAlt[locale] === '')) needs.push('alt')
  if (missingTextsOf(recipe).length > 0) needs.push('texts')
  return needs
}
