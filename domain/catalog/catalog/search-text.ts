import type { LocalizedText } from '#shared/kernel/locale.ts'

/*
 * Thai is written without spaces, and PostgreSQL cannot split it: texts and queries are normalised and split into words
 * here, by the same functions.
 */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * One spelling for what looks the same: lower case, no Latin accents, single spaces, นํ้า as น้ำ, เเ as แ.
 * Neither NFC nor NFKC does that for Thai.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a normalised text. */
export function wordsOf(normalized: string): string[] {
  return Array.from(segmenter.segment(normalized))
    .filter((segment) => segment.isWordLike)
    .map((segment) => segment.segment)
}

/** Other spellings that people type, and the one that our product names use. */
const SYNONYMS: [typed: string, spelling: string][] = [
  ['phad thai', 'pad thai'],
  ['padthai', 'pad thai'],
  ['ผัดไท ', 'ผัดไทย '],
  ['tom yam', 'tom yum'],
  ['tomyum', 'tom yum'],
  ['chile', 'chili'],
  ['phanaeng', 'panang'],
  ['penang', 'panang'],
  ['แพนง', 'พะแนง'],
  ['พแนง', 'พะแนง'],
  ['krapow', 'holy basil'],
  ['kra pao', 'holy basil'],
  ['kaprao', 'holy basil'],
  ['กระเพรา', 'กะเพรา'],
  ['kra pow', 'kra pao'],
  ['krapow', 'kra pao'],
  ['gra pow', 'kra pao'],
  ['kapow', 'kra pao'],
  ['matsaman', 'massaman'],
  ['khao soy', 'khao soi'],
  ['sate', 'satay'],
  ['ซีอิ้ว', 'ซีอิ๊ว'],
  ['nam prik pao', 'น้ำพริกเผา'],
  ['jim jaew', 'jaew'],
  ['aubergine', 'brinjal'],
  ['eggplant', 'brinjal'],
  ['มะเขือยาว', 'มะเขือเปราะ'],
  ['cilantro', 'coriander'],
  ['dhania', 'coriander'],
  ['danya', 'coriander'],
  ['scallion', 'spring onion'],
  ['groundnut', 'peanut'],
  ['garbanzo', 'chickpea'],
  ['กุ่ง', 'กุ้ง'],
  ['กุง', 'กุ้ง'],
  ['ถั้ว', 'ถั่ว'],
  ['ถัว', 'ถั่ว'],
  ['สูด', 'สูตร'],
  ['แกงแดง', 'แกงเผ็ด'],
  ['แกงเหลือง', 'แกงกะหรี่'],
]

/** The normalised query, a copy for each known other spelling, replaced by ours, and last one with all of them replaced. */
export function spellingsOf(query: string): string[] {
  const normalized = normalizeForSearch(query)
  if (!normalized) return []
  const padded = `${normalized} `
  const others = SYNONYMS.filter(([typed]) => padded.includes(typed)).map(([typed, spelling]) =>
    padded.replace(typed, spelling).trim(),
  )
  const ours = SYNONYMS.reduce((text, [typed, spelling]) => text.replaceAll(typed, spelling), padded).trim()
  return [...new Set([normalized, ...others, ours])].filter((spelling) => spelling !== '')
}

/**
 * The columns that are searched: what it is called in both languages, and all the words that it is found by.
 * @param text without the name, which is added
 */
export function searchColumns(name: LocalizedText, text: string) {
  const searchName = normalizeForSearch(`${name.en} ${name.th}`)
  const searchText = `${searchName} ${normalizeForSearch(text)}`
  return { searchName, searchText, searchWords: wordsOf(searchText).join(' ') }
}
