import { expect, test } from 'vitest'
import { isGuessedPassword } from './guessed-password.ts'

test.each([
  ['password123!', true],
  ['P@ssw0rd2026', true],
  ['Lösenord2026', true],
  ['!!Willkommen1', true],
  ['1234567890', true],
  ['0987654321', true],
  ['qwertyuiop', true],
  ['qwertz123456', true],
  ['abcdef123456', true],
  ['aaaaaaaaaaaa', true],
  ['abcabcabcabc', true],
  ['112112112112', true],
  ['berta.holm-2026', true],
  ['bertaholm2026', true],
  ['Nordic Moulding 1', true],
  ['nordic-moulding!!', true],
  ['moulding nordic 1', false],
  ['takt-example', false],
  ['quite another one', false],
  ['korrekt häst batteri', false],
  ['x7Kq29vbTz', false],
])('T-SAFE-27 T-SAFE-117 %s is one that everybody guesses: %s', (password, is) =>
  expect(isGuessedPassword(password, ['berta.holm', 'Nordic Moulding'])).toBe(is),
)
