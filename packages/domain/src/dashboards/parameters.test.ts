import { describe, expect, test } from 'vitest'
import { fillAll, fillParameters, missingParameter } from './parameters.ts'

const names = ['machine1', 'line']

describe('D-NAV-02-X placeholders of dashboard parameters', () => {
  test.each([
    ['filled from the query', 'Press [machine1]', { machine1: 'M1' }, 'Press M1'],
    ['empty when the query has none', 'Press [machine1].', {}, 'Press .'],
    ['unknown tokens stay', '[machine] [slug] [line]', { line: 'A', machine: 'x' }, '[machine] [slug] A'],
    ['twice in one text', '[line]/[line]', { line: 'A' }, 'A/A'],
    ['what was filled in is not read again', '[line]', { line: '[machine1]', machine1: 'M1' }, '[machine1]'],
  ])('%s', (_, text, query, expected) => {
    expect(fillParameters(text, names, query)).toBe(expected)
  })

  test('in every text of a config', () => {
    const config = { title: '[line]', machineId: ['[machine1]'], deep: { a: [{ b: '[line]' }] }, n: 1, no: null }
    expect(fillAll(config, names, { machine1: 'M1', line: 'A' })).toEqual({
      title: 'A',
      machineId: ['M1'],
      deep: { a: [{ b: 'A' }] },
      n: 1,
      no: null,
    })
  })

  test.each([
    ['a source that lacks its parameter is not called', { machine_ids: '[machine1]' }, {}, 'machine1'],
    ['an empty value is lacking too', { machine_ids: '[machine1]' }, { machine1: '' }, 'machine1'],
    ['a filled one is called', { machine_ids: '[machine1]' }, { machine1: 'M1' }, undefined],
    ['one without placeholders is called', { machine_ids: 'M1' }, {}, undefined],
  ])('%s', (_, parameters, query, missing) => {
    expect(missingParameter({ parameters }, names, query)).toBe(missing)
  })
})
