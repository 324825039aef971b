import { expect, test } from 'vitest'
import { blobBytes } from './blob-bytes.ts'

test('W-ENTITY-49 a blob is the bytes of a PDF as base64', () => {
  expect(new TextDecoder().decode(blobBytes(btoa('%PDF-1.7')))).toBe('%PDF-1.7')
})
