import { expect, test } from 'vitest'
import { groupTopic, messageGroups } from './notice-choices.ts'

test('T-PLANT-73 message groups are read as activities name them, each once, and turned off by name', () => {
  expect(messageGroups(' Leaders;Maintenance; Leaders;').map(groupTopic)).toEqual([
    'group:Leaders',
    'group:Maintenance',
  ])
})
