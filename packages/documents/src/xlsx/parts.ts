/** The workbook's fixed parts (ECMA-376, Open Packaging Conventions and SpreadsheetML). */

export interface SheetPart {
  /** Escaped for XML. */
  name: string;
  headerRow: number;
  /** What the filter covers, header included, as 'A6:H14'; absent on a sheet without rows. */
  filter?: string;
}

const absolute = (range: string): string => range.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The sheets, each with its filter, and its header row repeated on every printed page. */
export function workbookXml(sheets: readonly SheetPart[]): string {
  const list = sheets.map(({ name }, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  const filters = sheets.map(({ name, filter }, i) =>
    filter === undefined
      ? ''
      : `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">'${name}'!${absolute(filter)}</definedName>`,
  );
  const titles = sheets.map(
    ({ name, headerRow }, i) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">'${name}'!$${headerRow}:$${headerRow}</definedName>`,
  );
  return `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets><definedNames>${filters.join('')}${titles.join('')}</definedNames></workbook>`;
}

export function workbookRels(sheets: number): string {
  const list = Array.from(
    { length: sheets },
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}

export function packageRels(): string {
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
}

export function contentTypes(sheets: number): string {
  const list = Array.from(
    { length: sheets },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${MAIN}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>${list.join('')}</Types>`;
}
