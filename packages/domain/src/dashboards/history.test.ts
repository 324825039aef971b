import { expect, test } from 'vitest'
import { amend, record, redo, startHistory, undo } from './history.ts'

test('D-SCREEN-05-X undo and redo cover at least 20 steps', () => {
  let history = startHistory(0)
  for (let step = 1; step <= 30; step += 1) history = record(history, step)
  for (let step = 0; step < 25; step += 1) history = undo(history)
  expect(history.present).toBe(5)
  for (let step = 0; step < 25; step += 1) history = redo(history)
  expect(history.present).toBe(30)
})

test('D-SCREEN-05-X a change after undo forgets what could be redone', () => {
  const history = record(undo(record(startHistory('a'), 'b')), 'c')
  expect(redo(history).present).toBe('c')
  expect(undo(history).present).toBe('a')
})

test('D-SCREEN-05-X undo and redo at the ends change nothing', () => {
  const history = startHistory('a')
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
})

test('D-SCREEN-05-X a drag is one step, however many moves it had', () => {
  const dragged = amend(amend(record(startHistory(0), 1), 2), 3)
  expect(dragged.present).toBe(3)
  expect(undo(dragged).present).toBe(0)
})
