import { keyboardLanguages } from '@takt/domain/ground/keyboard/languages.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getKeyboardSpecials = defineProcedure({
  name: 'get_keyboard_specials',
  kind: 'load',
  summary:
    'The special characters of the on-screen keyboard, row by row: those of the language and those the company wants.',
  input: z.object({ language: z.enum(keyboardLanguages) }),
  output: z.object({ keys: z.string() }),
  beforeDeviceSignIn: true,
})
