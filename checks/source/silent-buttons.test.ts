import { expect, test } from 'vitest'
import { silentButtons } from './silent-buttons.ts'

const grey = (attributes: string) =>
  silentButtons('apps/web/src/panels/Grey.tsx', `export const Grey = () => <p><Button ${attributes}>Go</Button></p>`)

test('T-LOOK-110 a grey button that says nothing is found, one that works or stands at an end is not', () => {
  expect(grey('disabled={!ready}')).toEqual(['apps/web/src/panels/Grey.tsx:1 disabled: !ready'])
  expect(grey('disabled={busy || !ready}')).toEqual(['apps/web/src/panels/Grey.tsx:1 disabled: !ready'])
  expect(grey("disabled={name === ''}")).toHaveLength(1)
  expect(grey('disabled')).toEqual(['apps/web/src/panels/Grey.tsx:1 disabled: always'])
  expect(grey('disabled={pending !== null && pending !== name}')).toEqual([])
  expect(grey('disabled={saving.busy || last}')).toEqual([])
  expect(grey('disabled={at === 0}')).toEqual([])
  expect(grey('disabled={at === list.length - 1}')).toEqual([])
  expect(grey("why={name === '' && say('form.missing')} disabled={ending !== null}")).toEqual([])
})

test('T-LOOK-110 what is given away by another name is found too', () => {
  const given = (body: string) => silentButtons('apps/web/src/panels/Grey.tsx', body)
  expect(given('const grey = { disabled: !ready }; export const A = () => <IconButton {...grey} />')).toHaveLength(1)
  expect(given('const grey = { disabled: busy, why }; export const A = () => <Button {...grey} />')).toEqual([])
  expect(given('export const A = () => <Checkbox disabled={!ready} />')).toEqual([])
})
