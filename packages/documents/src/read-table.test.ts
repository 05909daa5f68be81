import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readGrid, readTable, UnreadableTable } from './read-table.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cellsOf = async (file: Uint8Array) => (await readTable(file, 10)).map(({ cells }) => cells);
const codeOf = (file: Uint8Array, most = 10): Promise<unknown> =>
  readTable(file, most).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableTable ? error.code : error),
  );
const ROW = { nama_barang: 'CINCIN KAWIN; POLOS', berat: '5.23', kadar: '75' };

describe('a list of somebody else', () => {
  it('is read alike from CSV of any delimiter, NDJSON and XLSX', async () => {
    expect(
      await cellsOf(bytes('\uFEFFNama Barang,Berat,KADAR\r\n"CINCIN KAWIN; POLOS",5.23,75\r\n')),
    ).toEqual([ROW]);
    expect(await cellsOf(bytes('nama_barang;berat;kadar\n"CINCIN KAWIN; POLOS";5.23;75'))).toEqual([ROW]);
    expect(await cellsOf(bytes('nama_barang\tberat\tkadar\nCINCIN KAWIN; POLOS\t5.23\t75\n'))).toEqual([ROW]);
    expect(
      await cellsOf(bytes(`{"nama_barang":"CINCIN KAWIN; POLOS","berat":5.23,"kadar":75,"more":null}\n`)),
    ).toEqual([ROW]);
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Nama Barang', 'berat', 'kadar'],
            ['CINCIN KAWIN; POLOS', 5.23, 75],
          ],
        },
      ],
    });
    expect(await cellsOf(xlsx)).toEqual([ROW]);
  });

  it('counts its rows as who looks into it does, and passes over empty ones', async () => {
    const rows = await readTable(bytes('a,b\n1,2\n,\n\n"3\n3",4\n'), 10);
    expect(rows.map(({ no, cells }) => [no, cells.a])).toEqual([
      [2, '1'],
      [5, '3\n3'],
    ]);
  });

  it('names the cells that hold a formula', async () => {
    const [csv] = await readTable(bytes('a,b,c,d\n=1+1,-5.2,@x,-x'), 10);
    expect(csv?.formulas).toEqual(['a', 'c', 'd']);
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['a', 'b'],
            [1, 2],
          ],
          cells: new Map([['1,1', { value: 2, formula: 'A2*2' }]]),
        },
      ],
    });
    expect((await readTable(xlsx, 10))[0]?.formulas).toEqual(['b']);
    expect((await readTable(bytes('{"a":"=1"}'), 10))[0]?.formulas).toEqual(['a']);
  });

  it('says what is wrong with the file', async () => {
    expect(await codeOf(bytes(''))).toBe('BERKAS_KOSONG');
    expect(await codeOf(bytes('nama_barang,berat\n\n'))).toBe('BERKAS_KOSONG');
    expect(await codeOf(new Uint8Array(Buffer.from('\uFEFFnama,berat\nA,1', 'utf16le')))).toBe(
      'BERKAS_BUKAN_UTF8',
    );
    expect(await codeOf(new Uint8Array(Buffer.from('nama,berat\nA,1', 'utf16le')))).toBe('BERKAS_BUKAN_UTF8');
    expect(await codeOf(new Uint8Array(Buffer.from('nama\nCINCIN É', 'latin1')))).toBe('BERKAS_BUKAN_UTF8');
    expect(await codeOf(bytes('PK\u0003\u0004 not a workbook'))).toBe('BERKAS_RUSAK');
    expect(await codeOf(bytes('a\n1\n2\n3'), 2)).toBe('BERKAS_TERLALU_BANYAK');
    expect(await codeOf(bytes('a\n1\n2'), 2)).toBe('read');
  });
});

describe('all cells of a file, whatever stands in it', () => {
  it('CSV whose first lines say other things, in the letters of Windows too', async () => {
    const text = 'Toko,"Kadar"\nTanggal;Keterangan;Jumlah\n01/02/2026;A;1.000,00\n';
    expect(await readGrid(bytes(text), 10)).toEqual([
      ['Toko,"Kadar"', '', ''].slice(0, 1),
      ['Tanggal', 'Keterangan', 'Jumlah'],
      ['01/02/2026', 'A', '1.000,00'],
    ]);
    const windows = new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x3b, 0x31]);
    expect(await readGrid(windows, 10)).toEqual([['Café', '1']]);
  });

  it('XLSX: numbers and days as texts', async () => {
    const xlsx = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Tanggal', 'Jumlah'],
            [new Date('2026-02-25T00:00:00Z'), 1234567.89],
          ],
        },
      ],
    });
    expect(await readGrid(xlsx, 10)).toEqual([
      ['Tanggal', 'Jumlah'],
      ['2026-02-25', '1234567.89'],
    ]);
  });

  it('nothing and too much are refused', async () => {
    await expect(readGrid(bytes(''), 10)).rejects.toMatchObject({ code: 'BERKAS_KOSONG' });
    await expect(readGrid(bytes('a\n'.repeat(12)), 10)).rejects.toMatchObject({
      code: 'BERKAS_TERLALU_BANYAK',
    });
  });
});
