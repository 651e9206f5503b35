/** The comparison for the marks grid (P6): 40 students with 30 marks as one form of fields, built like Formik's examples. */
import { Field, Formik } from 'formik';
import { createRoot } from 'react-dom/client';

const ROWS = Array.from({ length: 40 }, (_, row) => row);
const COLUMNS = Array.from({ length: 30 }, (_, column) => column);

const initial = { marks: ROWS.map((row) => COLUMNS.map((column) => (column % 2 === row % 2 ? '3.5' : ''))) };

function NaiveGrid() {
  return (
    <Formik initialValues={initial} onSubmit={() => {}}>
      <table>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{`Apellido ${row}`}</th>
              {COLUMNS.map((column) => (
                <td key={column}>
                  <Field name={`marks.${row}.${column}`} aria-label={`${row}, ${column}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Formik>
  );
}

const place = document.getElementById('root');
if (place) createRoot(place).render(<NaiveGrid />);
