import { expect, test } from 'vitest'
import { deleteButton, viewNameTooShort } from './view-name.ts'

test.each([
  ['abc', true],
  ['  abc  ', true],
  ['abcd', false],
  ['', true],
])('W-VALID-51 the name %j is too short: %s', (name, short) => expect(viewNameTooShort(name)).toBe(short))

const none = { saveDefault: false, manageOwn: false, deleteDefault: false }
test.each([
  [none, { username: 'sara' }, 'hidden'],
  [{ ...none, saveDefault: true }, { username: 'Default' }, 'hidden'],
  [{ ...none, manageOwn: true }, null, 'disabled'],
  [{ ...none, manageOwn: true }, { username: 'Default' }, 'disabled'],
  [{ ...none, manageOwn: true }, { username: 'sara' }, 'enabled'],
  [{ ...none, deleteDefault: true }, { username: 'Default' }, 'enabled'],
  [{ ...none, deleteDefault: true }, { username: 'sara' }, 'disabled'],
] as const)('with %o the view %o has its delete button %s', (rights, chosen, state) =>
  expect(deleteButton(rights, chosen)).toBe(state),
)
