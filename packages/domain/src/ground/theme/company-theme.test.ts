import { describe, expect, test } from 'vitest'
import { defaultTheme, readSettingsFile, readTheme, themeOf } from './company-theme.ts'

describe('company theme', () => {
  test.each([
    ['color', '#0A5C74', '#0a5c74'],
    ['color', 'abc', '#aabbcc'],
    ['color', 'red; background:url(x)', undefined],
    ['color', 12, undefined],
    ['font', 'System', 'system'],
    ['font', 'Comic Sans', undefined],
    ['layout', 'compact', 'compact'],
    ['layout', 'huge', undefined],
    ['bottomnav', 'side', 'side'],
    ['bottomnav', 'top', undefined],
    ['tabbeddisplay', true, true],
    ['tabbeddisplay', 'no', false],
    ['tabbeddisplay', 'maybe', undefined],
    ['showWarningAnimations', '0', false],
    ['showWarningAnimations', 'yes', true],
  ])('T-SHELL-12-X T-SHELL-13-X %s %j is read as %j', (name, given, read) => {
    const { values, refused } = readTheme({ [name]: given })
    expect(values).toEqual(read === undefined ? {} : { [name]: read })
    expect(refused).toEqual(read === undefined ? [name] : [])
  })

  test('T-SHELL-12-X one bad value does not take the good ones with it', () =>
    expect(readTheme({ color: '#123456', font: 'nope', unknown: 1 })).toEqual({
      values: { color: '#123456' },
      refused: ['font'],
    }))

  test.each([[null], ['text'], [42], [{}], [{ themes: null }], [{ themes: { company: [] } }]])(
    'T-SHELL-12-X a settings file that holds %j changes nothing',
    (file) => expect(readSettingsFile(file).values).toEqual({}),
  )

  test('T-SHELL-12 the settings file supplies themes.company', () =>
    expect(readSettingsFile({ themes: { company: { layout: 'compact' } } }).values).toEqual({ layout: 'compact' }))

  test('T-SHELL-12-C T-SHELL-12-X user before company before file before default', () => {
    const file = { color: '#111111', layout: 'compact', font: 'mono' } as const
    const company = { color: '#222222', layout: 'comfortable' } as const
    expect(themeOf({ user: { color: '#333333' }, company, file })).toEqual({
      ...defaultTheme,
      color: '#333333',
      layout: 'comfortable',
      font: 'mono',
    })
  })

  test('T-SHELL-13 warning animations are on unless switched off', () => {
    expect(themeOf({}).showWarningAnimations).toBe(true)
    expect(themeOf({ company: { showWarningAnimations: false } }).showWarningAnimations).toBe(false)
  })
})
