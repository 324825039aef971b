import { languageCodes } from '@takt/domain/ground/languages.ts'
import { registers } from '@takt/domain/setup/registers.ts'
import { type TextKey, texts } from '@takt/texts/texts.ts'
import { expect, test } from 'vitest'
import { dynamicKeys, isDynamic } from './source/dynamic-texts.ts'
import { expectNone } from './source/none.ts'
import { allPaths, readText } from './source/source-files.ts'
import { type CodeFile, fieldNames, placeholders, productCode } from './source/text-uses.ts'

const keys = Object.keys(texts.en) as TextKey[]
const everySentence = languageCodes.flatMap((language) =>
  keys.map((key) => ({ language, key, sentence: texts[language][key] })),
)
const code = productCode()
const allCode = code.map((file) => file.code).join('\n')

test('T-ERROR-22-X a person reads an empty button where a language is missing', () =>
  expectNone(
    everySentence.filter(({ sentence }) => sentence.trim() === '').map(({ language, key }) => `${language} ${key}`),
    'Every text has words in every language.',
  ))

test('a sentence loses its number or name in another language', () =>
  expectNone(
    everySentence
      .filter(({ key, sentence }) => placeholders(sentence).join() !== placeholders(texts.en[key]).join())
      .map(({ language, key }) => `${language} ${key}`),
    'The same {placeholders} stand in every language.',
  ))

/** docs/guide/swedish-words.md says which word stands for each of them. */
const otherSwedishWords =
  /\bordrar(na)?\b|\bbitar\b|första bit\b|\bstycken\b|kvantitet|bokför|kvitter|annuller|\bnotering|tillstånd|tvingat stopp|\bstartkassation|styckstid|\bOEE\b/i
/** Quoted as they stand. */
const quotedSwedish = ['wizard.quantity.above-usual', 'wizard.finished-order.none']

test('T-PLANT-230 two Swedish words for one thing make people ask whether they are two things', () =>
  expectNone(
    keys
      .filter((key) => !quotedSwedish.includes(key) && otherSwedishWords.test(texts.sv[key]))
      .map((key) => `${key}: ${texts.sv[key]}`),
    'One thing has one Swedish word (docs/guide/swedish-words.md):',
  ))

test('a key written twice silently shows the later text', () => {
  const areas = allPaths().filter((path) => /^packages\/texts\/src\/en\/\w+\/.+\.ts$/.test(path))
  const written = areas.flatMap((path) =>
    [...readText(path).matchAll(/^ {2}(?!\/\/)'?([\w ./-]+)'?:/gm)].map((m) => m[1]),
  )
  expect(written.length).toBe(keys.length)
  expectNone(written.filter((key, at) => written.indexOf(key) !== at) as string[], 'Every key is written once.')
})

test('a text that no code shows is translated and kept for nobody', () => {
  const literals = new Set([...allCode.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2]))
  expectNone(
    keys.filter((key) => !literals.has(key) && !isDynamic(key)),
    'Texts that no code names (dynamic ones: checks/source/dynamic-texts.ts):',
  )
})

test('a dynamic beginning that no code makes any more would excuse dead texts', () =>
  expectNone(
    dynamicKeys
      .filter(({ prefix }) => keys.some((key) => key.startsWith(prefix)))
      .map(({ prefix }) => prefix)
      .filter((prefix) => !allCode.includes(`\`${prefix}`) && !allCode.includes(`'${prefix}`)),
    'Listed in checks/source/dynamic-texts.ts, made nowhere:',
  ))

/** A register refuses by its name, and what its fields name by theirs. */
const ofRegisters = registers.flatMap(({ name, fields, calls }) => [
  ...['taken', ...('remove' in calls ? ['in-use'] : [])].map((end) => `${name}-${end}`),
  ...Object.values(fields).flatMap((field) => (field.kind === 'code' ? [`${field.of}-unknown`] : [])),
])

const refusals = [
  ...ofRegisters.map((name) => ({ path: 'ground/registers/keep-register.ts', name, values: ['code'] })),
  ...code.flatMap(refusalsOf),
]

function refusalsOf(file: CodeFile) {
  return [...file.code.matchAll(/\brefusal: '([\w-]+)'(?:,\s*values: \{([^{}]*)\})?/g)].map((match) => ({
    path: file.path,
    name: match[1] as string,
    values: fieldNames(match[2] ?? ''),
  }))
}

test('a refusal without a text shows the operator a name instead of a reason', () => {
  expect(refusals.length).toBeGreaterThan(5)
  expectNone(
    refusals.filter(({ name }) => !(`refusal.${name}` in texts.en)).map(({ path, name }) => `${path}: ${name}`),
    'Every refusal has a text refusal.<name>.',
  )
})

test('a text for a refusal that no rule gives any more is dead', () =>
  expectNone(
    keys.filter((key) => key.startsWith('refusal.') && !refusals.some(({ name }) => key === `refusal.${name}`)),
    'Texts of refusals that no code gives:',
  ))

test('a value that is not handed over leaves its braces on the screen', () => {
  const said = code.flatMap((file) =>
    [...file.code.matchAll(/\b(?:text|say)\(\s*'([\w.-]+)'\s*(?:,\s*\{([^{}]*)\}\s*,?\s*)?\)/g)].map((match) => ({
      path: file.path,
      key: match[1] as string,
      values: fieldNames(match[2] ?? ''),
    })),
  )
  const refused = refusals.map(({ path, name, values }) => ({ path, key: `refusal.${name}`, values }))
  expectNone(
    [...said, ...refused].flatMap(({ path, key, values }) => {
      const wanted = key in texts.en ? placeholders(texts.en[key as TextKey]) : []
      const missing = values === undefined ? [] : wanted.filter((name) => !values.includes(name))
      return missing.length === 0 ? [] : [`${path}: ${key} without {${missing.join('}, {')}}`]
    }),
    'Every {placeholder} of a text is filled where the text is said.',
  )
})
