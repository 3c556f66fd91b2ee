import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** Names a field of a newsletter by its path: `blocks.2.text.th`. */
export function useFieldName() {
  const { newsletters: texts } = useStaffMessages()
  const names: Partial<Record<string, string>> = {
    subject: texts.subject,
    preview: texts.preview,
    text: texts.text,
    alt: texts.alt,
    link: texts.link,
    slug: texts.choose,
    'segment.language': texts.language,
    'segment.hasAccount': texts.account,
    'segment.boughtProductId': texts.bought,
    'segment.boughtSince': texts.since,
  }
  return (path: string): string => {
    const [, place, inner = path] = /^blocks\.(\d+)\.(.+)$/.exec(path) ?? []
    const [, bare = inner, language] = /^(.+)\.(en|th)$/.exec(inner) ?? []
    const name = names[bare] ?? bare
    const inLanguage = language
      ? texts.in(name, language === 'th' ? texts.languages.th : texts.languages.en)
      : name
    return place === undefined ? inLanguage : texts.part(Number(place) + 1, inLanguage)
  }
}
