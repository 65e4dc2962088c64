"""Write the lessons into the browser client."""

from tablee.server.lessons.files import write_lessons

if __name__ == "__main__":
    write_lessons()
